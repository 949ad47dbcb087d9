import { emailForm, inWords, registrationForm, validate } from "@waypost/hooks/forms";
import { en } from "@waypost/hooks/messages";
import { es } from "@waypost/hooks/messages/es";

// A form returns error codes, which do not depend on the language.
console.log(validate(emailForm, { email: "nobody" }));
console.log(validate(emailForm, { email: "  returning@example.com " }));

// For libraries that display messages directly, the same form can return texts.
for (const words of [en, es]) {
  const form = inWords(registrationForm({ customer: "new" }), words);
  const result = await form["~standard"].validate({});
  console.log(result.issues?.[0]?.message);
}
