/** A link to an e-mail address. It wraps after the @ if the line is too short. */
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
