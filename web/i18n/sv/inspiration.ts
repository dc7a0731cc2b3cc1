import type { inspiration as english } from '../en/inspiration.ts'
import type { Translation } from '../translation.ts'

export const inspiration: Translation<typeof english> = {
  metaTitle: 'Inspiration: idéer att bygga i dag – Smida',
  metaDescription:
    'Ett bibliotek av webbapplikationer att utgå från, ordnade efter bransch och intresse. Varje idé har en beskrivning som den inbyggda byggaren förstår.',
  title: 'Börja med en idé',
  subtitle: 'Varje idé här är en beskrivning som fungerar precis som den är. Ta en, ändra ett ord eller två och se den byggas.',
  search: 'Sök bland idéerna',
  filter: 'Kategorier',
  all: 'Alla',
  counts: '{ideas, plural, one {# idé} other {# idéer}} i {categories, plural, one {# kategori} other {# kategorier}}',
  categoryCount: '{ideas, plural, one {# idé} other {# idéer}}',
  viewDetails: 'Läs mer',
  seeCategory: 'Bara {category}',
  moreTags: '+{count, number}',
  moreTagsLabel: '{count, plural, one {# etikett till} other {# etiketter till}}: {tags}',
  empty: 'Inga idéer matchar din sökning.',
  showAll: 'Visa alla idéer',
  loading: 'Hämtar inspiration …',
  failed: 'Idéerna kunde inte hämtas.',
  categoryMetaTitle: '{category}: idéer att bygga – Smida',
  categoryMetaDescription:
    '{ideas, plural, one {# idé} other {# idéer}} inom {category}, var och en med en beskrivning att börja från och förslag på nästa steg.',
  categorySubtitle: 'Välj en, gör den till din och ha den igång om en stund.',
}
