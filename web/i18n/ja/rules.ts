import type { rules as source } from '../en/rules.ts'
import type { Translation } from '../translation.ts'

export const rules: Translation<typeof source> = {
  emailInvalid: '有効なメールアドレスを入力してください',
  nameTooShort: '氏名は 2 文字以上で入力してください',
  nameTooLong: '氏名は 100 文字以内で入力してください',
  passwordTooShort: 'パスワードは 6 文字以上で入力してください',
  passwordTooLong: 'パスワードは 200 文字以内で入力してください',
  passwordTooWeak: 'より強力なパスワードを選んでください。',
  passwordsDiffer: 'パスワードが一致しません。',
  passwordRequired: 'パスワードを入力してください',
  organizationNameRequired: '会社名を入力してください',
  organizationNameTooLong: '会社名は 80 文字以内で入力してください',
  domainRequired: 'ドメインを入力してください',
  domainTooLong: 'ドメインは 15 文字以内で入力してください',
  domainCharacters: 'ドメインに使えるのは英数字とハイフンだけです。',
  totpDigits: '6 桁のコードを入力してください',
}
