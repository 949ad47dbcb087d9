export const texts = {};
export default function PaymentMethod() {
  return <p>PaymentMethod</p>;
}
