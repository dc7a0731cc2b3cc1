// What may have happened to something, as English says it behind a noun: "fish caught", "price quoted", "bought where". The regular
// ones by their ending, the others one by one: the source of a pattern, for those who read such phrases.
export const participles =
  '(?:[a-z]{2,}ed|born|bought|brought|built|caught|found|given|grown|held|kept|left|lent|lost|made|met|paid|read|seen|sent|shown|sold|spent|taken|won|worn|written)'
