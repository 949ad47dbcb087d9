import { emailForm, inWords, registrationForm, validate } from "@waypost/hooks/forms";
import { en } from "@waypost/hooks/messages";
import { es } from "@waypost/hooks/messages/es";

// A form answers with codes, whatever the language.
console.log(validate(emailForm, { email: "nobody" }));
console.log(validate(emailForm, { email: "  returning@example.com " }));

// For a library that shows messages as they are, the same form has words.
for (const words of [en, es]) {
  const form = inWords(registrationForm({ customer: "new" }), words);
  const result = await form["~standard"].validate({});
  console.log(result.issues?.[0]?.message);
}
