// The server as `npm run dev` runs it, each time anew: the preview's own browser runtime first, as its sources may have changed.
import { buildVendor } from './build-vendor.ts'

await buildVendor()
await import('#server/main.ts')
