/** The part of React's tree that is read. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Functions, including those with `forwardRef` and `memo`. */
const COMPONENTS = new Set([0, 11, 14, 15]);

/**
 * Returns the number of mounted components below a container of `render`, including those that
 * build the collection of a list.
 */
export function mountedComponents(container: Element): number {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) throw new Error("React has rendered nothing here.");
  const { stateNode } = Reflect.get(container, key) as { stateNode: { current: Fiber } };
  return countIn(stateNode.current);
}

function countIn(fiber: Fiber): number {
  let count = COMPONENTS.has(fiber.tag) ? 1 : 0;
  for (let child = fiber.child; child !== null; child = child.sibling) count += countIn(child);
  return count;
}
