export const settings = {
  nav: '設定',
  account: 'アカウント',
  team: 'チーム',
  log: 'ログ',
  signOn: 'シングルサインオン',
  forbidden: 'このページは組織の管理者向けです。',
  forbiddenHint: '変更が必要な場合は、{name} のオーナーまたは管理者にご相談ください。',
}
