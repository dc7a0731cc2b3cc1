// A project as one zip, in a folder of its own name.
import { strToU8, zipSync } from 'fflate'
import type { SourceFiles } from '../compiler/compiler.ts'

const folderMaxChars = 60

export function archiveOf(name: string, files: SourceFiles): { bytes: Uint8Array<ArrayBuffer>; fileName: string } {
  const folder =
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, folderMaxChars)
      .toLowerCase() || 'project'
  const entries = Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]))
  return { bytes: zipSync(entries, { level: 6 }) as Uint8Array<ArrayBuffer>, fileName: `${folder}.zip` }
}
