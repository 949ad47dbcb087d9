import "@waypost/ui/styles.css";
import { Button } from "@waypost/ui/Button";
import { Root } from "@waypost/ui/Root";
import { TextField } from "@waypost/ui/TextField";
import { useMemo, useState } from "react";

export default function App() {
  const [brand, setBrand] = useState("#0f766e");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const variables = useMemo(() => ({ "--waypost-brand": brand }), [brand]);
  return (
    <Root theme={theme} variables={variables}>
      <div style={{ padding: 16, background: "var(--waypost-page)", color: "var(--waypost-text)" }}>
        <label>
          Your colour{" "}
          <input type="color" value={brand} onChange={(event) => setBrand(event.target.value)} />
        </label>
        <TextField id="email" name="email" label="Email" defaultValue="" />
        <Button variant="primary">Next</Button>{" "}
        <Button onPress={() => setTheme(theme === "light" ? "dark" : "light")}>
          {theme === "light" ? "Dark" : "Light"}
        </Button>
      </div>
    </Root>
  );
}
