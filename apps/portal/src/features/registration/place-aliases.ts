/** Names of countries that people use, and browsers fill in, beside those of the standard. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  US: ["USA", "U.S.", "U.S.A.", "United States of America"],
  GB: ["UK", "U.K.", "Great Britain"],
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}|[^\p{L}\p{N}]|\band\b/gu, "");

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: "region" });

let codes: ReadonlyMap<string, string> | undefined;

/** False for former codes, such as DD and UK, which become others. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** The codes of all countries by their English names. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes !== undefined) return codes;
  const english = namesIn("en");
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const pairs = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCurrent);
  codes = new Map(
    pairs
      .flatMap((code) =>
        [english.of(code), ...(SHORT_FORMS[code] ?? [])].map((name) => [name, code] as const),
      )
      .filter(([name, code]) => name !== undefined && name !== code)
      .map(([name = "", code]) => [plain(name), code]),
  );
  return codes;
}

/** The code of a country, and its names in English and in the language of the page. */
export function countryAliases(locale: string): (name: string) => readonly string[] {
  const [english, own] = [namesIn("en"), namesIn(locale)];
  return (name) => {
    const code = codesByName().get(plain(name));
    if (code === undefined) return [];
    const names = [english.of(code), own.of(code)].flatMap((known) => known ?? []);
    return [code, ...names, ...(SHORT_FORMS[code] ?? [])];
  };
}

/** The postal codes of the states of the United States, Canada and Mexico. */
const POSTAL_CODES =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI Virgin Islands," +
  "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon," +
  "AGS Aguascalientes,BC Baja California,BCS Baja California Sur,CAMP Campeche,CHIS Chiapas,CHIH Chihuahua,CDMX Ciudad de México,CDMX Mexico City,COAH Coahuila,COL Colima,DGO Durango,GTO Guanajuato,GRO Guerrero,HGO Hidalgo,JAL Jalisco,MEX México,MEX Estado de México,MICH Michoacán,MOR Morelos,NAY Nayarit,NL Nuevo León,OAX Oaxaca,PUE Puebla,QRO Querétaro,QROO Quintana Roo,SLP San Luis Potosí,SIN Sinaloa,SON Sonora,TAB Tabasco,TAMPS Tamaulipas,TLAX Tlaxcala,VER Veracruz,YUC Yucatán,ZAC Zacatecas";

const STATES: ReadonlyMap<string, string> = new Map(
  POSTAL_CODES.split(",").map((entry) => {
    const [code = "", ...name] = entry.split(" ");
    return [plain(name.join(" ")), code];
  }),
);

/** The postal code of a state. */
export const stateAliases = (name: string): readonly string[] =>
  [STATES.get(plain(name))].flatMap((code) => code ?? []);
