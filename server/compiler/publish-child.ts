// The process that makes a project's files for the world. It reads the given source and the packages of the vendor set; a project
// has no way to name any other file of the server.
import { serveParent } from '../child.ts'
import type { SourceFiles } from './compiler.ts'
import type { PackageNeeds } from './package-needs.ts'
import { buildPackages } from './publish-packages.ts'
import { buildProject, readNeeds } from './publish-project.ts'

serveParent({
  project: ({ files }: { files: SourceFiles }) => buildProject(files),
  needs: ({ files }: { files: SourceFiles }) => readNeeds(files),
  packages: ({ needs }: { needs: PackageNeeds }) => buildPackages(needs),
})
