import "@waypost/ui/styles.css";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { useState } from "react";

export default function App() {
  const [city, setCity] = useState("");
  const [isSent, setSent] = useState(false);
  const error = isSent && city === "" ? "Please enter a city" : undefined;
  return (
    <Form onSubmit={(event) => (event.preventDefault(), setSent(true))}>
      <TextField
        id="city"
        name="city"
        label="City"
        defaultValue=""
        onChange={setCity}
        errorMessage={error}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          Next
        </Button>
      </FormActions>
      {isSent && error === undefined && <p>Saved: {city}</p>}
    </Form>
  );
}
