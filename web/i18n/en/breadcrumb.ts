export const breadcrumb = {
  label: 'Breadcrumb',
  home: 'Home',
  allInspiration: 'All Inspiration',
}
