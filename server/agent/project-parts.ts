// What a project shows of the rooms above it: its current turn, the address of its preview, its publication.
import type { Platform } from '../platform.ts'
import { previewUrl } from '../previews/preview-token.ts'
import type { ProjectParts } from '../projects/projects.api.ts'
import { findPublications, publicationView } from '../publishing/publications.ts'
import { currentTurns, queueTurn, turnView } from './turns.ts'

export const projectParts = (platform: Platform): ProjectParts => ({
  async begin(unit, actor, project, prompt) {
    await queueTurn(unit, actor, project, prompt)
  },
  async view(unit, actor, rows) {
    const ids = rows.map(({ id }) => id)
    const [turns, publications] = [await currentTurns(unit, ids), await findPublications(unit, ids)]
    return rows.map((row) => {
      const turn = turns.get(row.id)
      const publication = publications.get(row.id)
      return {
        id: row.id,
        name: row.name,
        turn: turn && turnView(turn),
        previewUrl: previewUrl(platform, row, actor),
        publication: publication && publicationView(platform, publication),
        snapshotId: row.snapshotId ?? undefined,
        isPrivate: row.isPrivate,
        createdBy: row.createdBy ?? undefined,
        updatedAt: row.updatedAt.toISOString(),
      }
    })
  },
})
