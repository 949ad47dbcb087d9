export const texts = {};
export default function Terms() {
  return <p>Terms</p>;
}
