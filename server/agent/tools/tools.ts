// The tools of a turn, by the names the builder calls them (`toolNames` in shared/turn-events.ts).
import type { ToolName } from '#shared/turn-events.ts'
import type { Workbench } from '../workbench.ts'
import { checkTool } from './check.ts'
import { deleteFileTool } from './delete-file.ts'
import { editFileTool } from './edit-file.ts'
import { listFilesTool } from './list-files.ts'
import { readFileTool } from './read-file.ts'
import { scaffoldTool } from './scaffold.ts'
import { writeFileTool } from './write-file.ts'

export const toolsFor = (workbench: Workbench) =>
  ({
    list_files: listFilesTool(workbench),
    read_file: readFileTool(workbench),
    write_file: writeFileTool(workbench),
    edit_file: editFileTool(workbench),
    delete_file: deleteFileTool(workbench),
    check: checkTool(workbench),
    scaffold: scaffoldTool(workbench),
  }) satisfies Record<ToolName, unknown>
