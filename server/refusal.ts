// An expected "no". Thrown anywhere behind the door, answered by `http.ts` with the status of `shared/refusals.ts`.
// Everything else that is thrown is a bug and becomes a bare 500 with the request's id.
import { refusals, type RefusalBody, type RefusalCode } from '#shared/refusals.ts'

export type RefusalDetail = Partial<Omit<RefusalBody, 'error'>> & { retryAfterSeconds?: number }

export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly detail: RefusalDetail
  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(detail.message ?? refusals[code][1])
    this.name = 'Refusal'
    this.code = code
    this.status = refusals[code][0]
    this.detail = detail
  }
}

/** `throw refusal('not_found')`. A message given here replaces the text of the table. */
export const refusal = (code: RefusalCode, detail?: RefusalDetail) => new Refusal(code, detail)
