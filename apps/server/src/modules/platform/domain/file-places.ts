import type { FileUse } from '@shiji/contract/files/file-spaces.ts'
import { LIMITS } from '@shiji/contract/limits.ts'

/** Places of one file: the first few, and whether there are more. */
export interface FilePlaces {
  readonly uses: FileUse[]
  readonly more_uses: boolean
}

/** The places of the file with that address among those that the modules found, the newest records first. */
export function placesOf(found: readonly (FileUse & { readonly url: string })[], url: string): FilePlaces {
  const own = found.filter(use => use.url === url).sort((one, other) => other.id - one.id)
  return {
    uses: own
      .slice(0, LIMITS.fileSpace.uses)
      .map(({ user, id, name, name_en, parts }) => ({ user, id, name, name_en, parts })),
    more_uses: own.length > LIMITS.fileSpace.uses,
  }
}
