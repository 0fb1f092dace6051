import { chakra } from '@chakra-ui/react/styled-system'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { SpaceFiles } from '../../features/pictures/space-files.tsx'
import { SpaceFolders } from '../../features/pictures/space-folders.tsx'
import { useSpacePage } from '../../features/pictures/use-space-page.ts'

/** The picture space of the store: folders beside the files of the open one, on phones above them. */
export function Component() {
  const page = useSpacePage()
  const may = useHeldPermissions()
  const mayChange = may('file_space.update')
  return (
    <Loaded asked={page.space}>
      {space => (
        <chakra.div
          display="grid"
          gap="4"
          p={{ base: '3', md: '4' }}
          bg="bg.surface"
          borderRadius="md"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }}
          alignItems="start"
        >
          <SpaceFolders
            space={space}
            folder={page.shown.folder}
            onFolder={folder => page.show({ folder })}
            mayChange={mayChange}
          />
          <SpaceFiles page={page} folders={space.folders} mayChange={mayChange} mayUpload={may('upload.create')} />
        </chakra.div>
      )}
    </Loaded>
  )
}
