/** A link to an e-mail address, which breaks after its @ where a line is too short for it. */
export function SupportAddress({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <a className="waypost-link" href={`mailto:${email}`}>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </a>
  );
}
