export const texts = {};
export default function ActivationType() {
  return <p>ActivationType</p>;
}
