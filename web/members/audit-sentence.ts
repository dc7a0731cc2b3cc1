// An event of the audit log as a sentence. What the server stores as a code (a role, a factor, who sees a project) is said in words.
import { roles, type Role } from '#shared/accounts.ts'
import type { AuditEvent } from '#shared/members.ts'
import type { Text } from '#web/i18n/text-provider.tsx'
import { roleTexts } from './role-texts.ts'

const factors = ['password', 'passkey', 'totp', 'recoveryCodes', 'google', 'microsoft', 'sso', 'link'] as const

export function auditSentence(t: Text, { action, user, object, detail }: AuditEvent): string {
  const roleName = (value = '') => (roles.includes(value as Role) ? t(roleTexts[value as Role]) : value)
  const factorName = (value = '') => {
    const factor = factors.find((each) => each === value)
    return factor ? t(`log.${factor}`) : value
  }
  return t(`audit.${action}`, {
    ...detail,
    person: user.name,
    object: action.startsWith('factor.') ? factorName(object) : object,
    role: roleName(detail['role']),
    from: roleName(detail['from']),
    method: factorName(detail['method']),
    access:
      detail['access'] === 'private' ? t('log.accessPrivate', { people: detail['people'] ?? '0' }) : t('log.accessEveryone'),
  }).trim()
}
