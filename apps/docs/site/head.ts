interface Tag {
  tag: "meta";
  attrs: { property: string; content: string };
}

/**
 * Returns the tags of the picture that a shared link shows. They need the address of the site,
 * because no reader of these tags resolves a relative one. Without it, there are none.
 */
export function pictureTags(site: string | undefined, base: string): Tag[] {
  if (site === undefined) return [];
  const tags = {
    "og:image": new URL(`${base}pictures/share.jpg`, site).href,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Waypost, and its portal on a phone",
  };
  return Object.entries(tags).map(([property, content]) => ({
    tag: "meta",
    attrs: { property, content },
  }));
}
