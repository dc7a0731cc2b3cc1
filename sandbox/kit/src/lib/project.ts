export const projectName = '%%projectName%%'
export const locale = '%%locale%%'
export const currency = '%%currency%%'
