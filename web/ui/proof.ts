import { createContext, use } from 'react'

/**
 * Does `work`, after the person proved anew who they are if the server asks for that (`proof_needed`). Undefined when they did not;
 * else rejects as `work` does.
 */
export type WithProof = <T>(work: () => Promise<T>) => Promise<T | undefined>

/** Given by `web/users/proof-provider.tsx` to every page of the settings. */
export const ProofContext = createContext<WithProof>((work) => work())

export const useProof = (): WithProof => use(ProofContext)
