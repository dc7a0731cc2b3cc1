export const inspiration = {
  metaTitle: 'Inspiration: ideas you can build today – Smida',
  metaDescription:
    'A library of web applications to begin from, sorted by trade and interest. Each idea comes with a prompt that the built-in builder understands.',
  title: 'Begin with an idea',
  subtitle: 'Every idea here is a prompt that works as it stands. Take one, change a word or two, and watch it being built.',
  search: 'Search ideas',
  filter: 'Categories',
  all: 'All',
  counts: '{ideas, plural, one {# idea} other {# ideas}} in {categories, plural, one {# category} other {# categories}}',
  categoryCount: '{ideas, plural, one {# idea} other {# ideas}}',
  viewDetails: 'View details',
  seeCategory: 'Only {category}',
  moreTags: '+{count, number}',
  moreTagsLabel: '{count, plural, one {# more tag} other {# more tags}}: {tags}',
  empty: 'No ideas found matching your search.',
  showAll: 'Show all ideas',
  loading: 'Loading inspiration...',
  failed: 'The ideas could not be loaded.',
  categoryMetaTitle: '{category}: ideas you can build – Smida',
  categoryMetaDescription:
    '{ideas, plural, one {# idea} other {# ideas}} for {category}, each with a prompt to begin from and suggestions for what to add next.',
  categorySubtitle: 'Pick one, make it yours, and have it running in a moment.',
}
