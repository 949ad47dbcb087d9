export const texts = {};
export default function DetailsForm() {
  return <p>DetailsForm</p>;
}
