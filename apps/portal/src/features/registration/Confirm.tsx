export const texts = {};
export default function Confirm() {
  return <p>Confirm</p>;
}
