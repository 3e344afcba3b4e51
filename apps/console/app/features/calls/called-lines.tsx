type CalledLinesProps = { lines: readonly { name: string; quantity: number }[] };

/** What a call is about. */
export const CalledLines = ({ lines }: CalledLinesProps) => (
  <ul className="text-slate">
    {lines.map(({ name, quantity }) => (
      <li key={name}>
        {quantity} × {name}
      </li>
    ))}
  </ul>
);
