/** Names that people, ISO 3166 and older lists use beside those of `Intl`. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  (
    "US USA;U.S.;U.S.A.;United States of America;The United States|GB UK;U.K.;Great Britain;United Kingdom of Great Britain and Northern Ireland|TR Turkey;Türkiye|KR Republic of Korea;Korea, Republic of;Korea, South;Korea (South);Korea|KP Korea, Democratic People's Republic of;Korea, North|RU Russian Federation;Россия|VN Viet Nam|IR Iran, Islamic Republic of;Iran (Islamic Republic of)|TZ Tanzania, United Republic of;United Republic of Tanzania|CD Congo, The Democratic Republic of the;Congo, Democratic Republic of the;Democratic Republic of the Congo|CG Congo;Republic of the Congo|CZ Czech Republic;Czechia|CI Ivory Coast;Cote d'Ivoire|SZ Swaziland;Eswatini|MK Macedonia;North Macedonia;Macedonia, the former Yugoslav Republic of|MM Burma;Myanmar|CV Cabo Verde;Cape Verde|TL East Timor;Timor-Leste|" +
    "VE Venezuela, Bolivarian Republic of;Venezuela (Bolivarian Republic of)|BO Bolivia, Plurinational State of;Bolivia (Plurinational State of)|MD Moldova, Republic of;Republic of Moldova|SY Syrian Arab Republic|LA Lao People's Democratic Republic|BN Brunei Darussalam|FM Micronesia, Federated States of|TW Taiwan, Province of China|PS Palestine, State of;Palestine|VA Holy See;Holy See (Vatican City State)|NL The Netherlands;Netherlands, Kingdom of the;Holland|HK Hong Kong|MO Macao;Macau|FK Falkland Islands (Malvinas)|BS Bahamas, The;The Bahamas|GM Gambia, The;The Gambia|VG Virgin Islands, British|VI Virgin Islands, U.S.|SH Saint Helena, Ascension and Tristan da Cunha|CN People's Republic of China"
  )
    .split("|")
    .map((entry) => [entry.slice(0, 2), entry.slice(3).split(";")]),
);

/** Languages that are official in several countries; likely ones of a reader from elsewhere. */
const LANGUAGES = ["en", "es", "fr", "pt", "de", "it", "nl", "ar", "zh"];

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}|[^\p{L}\p{N}]|\band\b/gu, "");

const names = new Map<string, Intl.DisplayNames>();

/** The names of countries in a language. Making them takes long, and they never change. */
function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "region" });
  names.set(locale, known);
  return known;
}

const namesOf = (code: string): readonly string[] => OTHER_NAMES.get(code) ?? [];

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
      .flatMap((code) => [english.of(code), ...namesOf(code)].map((name) => [name, code] as const))
      .filter(([name, code]) => name !== undefined && name !== code)
      .map(([name = "", code]) => [plain(name), code]),
  );
  return codes;
}

const found = new Map<string, readonly string[]>();

/**
 * The code of a country, and its names in the language of the page, in its own and in those that
 * many readers have.
 */
export function countryAliases(locale: string): (name: string) => readonly string[] {
  return (name) => {
    const code = codesByName().get(plain(name));
    if (code === undefined) return [];
    const known = found.get(locale + code);
    if (known !== undefined) return known;
    const own = new Intl.Locale(`und-${code}`).maximize().language;
    const named = [...LANGUAGES, locale, own].flatMap((tag) => namesIn(tag).of(code) ?? []);
    const aliases = [...new Set([code, ...named, ...namesOf(code)])];
    found.set(locale + code, aliases);
    return aliases;
  };
}

/** The postal codes of the states of the United States, Canada, Mexico, Australia and Brazil. */
const POSTAL_CODES =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI Virgin Islands," +
  "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon," +
  "AGS Aguascalientes,BC Baja California,BCS Baja California Sur,CAMP Campeche,CHIS Chiapas,CHIH Chihuahua,CDMX Ciudad de México,CDMX Mexico City,COAH Coahuila,COL Colima,DGO Durango,GTO Guanajuato,GRO Guerrero,HGO Hidalgo,JAL Jalisco,MEX México,MEX Estado de México,MICH Michoacán,MOR Morelos,NAY Nayarit,NL Nuevo León,OAX Oaxaca,PUE Puebla,QRO Querétaro,QROO Quintana Roo,SLP San Luis Potosí,SIN Sinaloa,SON Sonora,TAB Tabasco,TAMPS Tamaulipas,TLAX Tlaxcala,VER Veracruz,YUC Yucatán,ZAC Zacatecas," +
  "NSW New South Wales,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia,ACT Australian Capital Territory,NT Northern Territory," +
  "AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,DF Federal District,ES Espírito Santo,GO Goiás,MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins";

const STATES: ReadonlyMap<string, string> = new Map(
  POSTAL_CODES.split(",").map((entry) => {
    const [code = "", ...name] = entry.split(" ");
    return [plain(name.join(" ")), code];
  }),
);

/** The postal code of a state. */
export const stateAliases = (name: string): readonly string[] =>
  [STATES.get(plain(name))].flatMap((code) => code ?? []);
