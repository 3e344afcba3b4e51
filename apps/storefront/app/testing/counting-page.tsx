import { useState } from 'react';

export const loader = () => ({ name: 'Kettles' });

/** A whole page with something to press. */
export default function CountingPage() {
  const [count, setCount] = useState(0);
  return (
    <html lang="en">
      <head>
        <title>Shop</title>
      </head>
      <body>
        <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
      </body>
    </html>
  );
}
