// What is told of how a list was sorted where it could not be done to the letter.
import type { Language } from '#shared/languages.ts'

export const orderSays = {
  wholeName: {
    en: (field: string) =>
      `There is no field for last names alone, so I sorted by **${field}** as it is written. Say “split name into first name and last name” to sort by the last name.`,
    sv: (field: string) =>
      `Det finns inget eget fält för efternamn, så jag sorterade på **${field}** som det är skrivet. Säg ”dela upp namn i förnamn och efternamn” för att kunna sortera på efternamnet.`,
    ja: (field: string) =>
      `姓だけの項目がないため、**${field}**の順に並べました。「名前を姓と名に分けて」と伝えると、姓で並べられます。`,
  },
  oneOrder: {
    en: (first: string, then: string) => `A list is sorted by one field, so I took **${first}**; **${then}** is left out.`,
    sv: (first: string, then: string) => `En lista sorteras på ett fält, så jag tog **${first}**; **${then}** är inte med.`,
    ja: (first: string, then: string) =>
      `一覧の並べ替えは1つの項目で行うため、**${first}**を使いました（**${then}**は使っていません）。`,
  },
} satisfies Record<string, Record<Language, (first: string, then: string) => string>>
