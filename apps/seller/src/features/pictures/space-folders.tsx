import { chakra } from '@chakra-ui/react/styled-system'
import {
  useCreateFolderMutation,
  useDeleteFoldersMutation,
  useRenameFolderMutation,
} from '@shiji/api/platform/file-space.seller.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import type { FileFolder, FileSpace } from '@shiji/contract/files/file-spaces.ts'
import { formatBytes, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { useState } from 'react'

export interface SpaceFoldersProps {
  readonly space: FileSpace
  /** The open folder; undefined for all files. */
  readonly folder: number | undefined
  readonly onFolder: (folder: number | undefined) => void
  readonly mayChange: boolean
}

const Entry = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    flexShrink: '0',
    minH: { base: '11', lg: '9' },
    maxW: { base: '220px', lg: 'full' },
    px: '3',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'neutral.subtle' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
})

/** Folders with the number of their files, the used room, and what can be done with the open folder. */
export function SpaceFolders({ space, folder, onFolder, mayChange }: SpaceFoldersProps) {
  const say = useText('file_space')
  const locale = useLocale()
  const [naming, setNaming] = useState<'new' | 'open'>()
  const all = space.folders.reduce((sum, { files }) => sum + files, 0)
  const open = space.folders.find(({ id }) => id === folder && id !== 0)
  const entries: readonly (readonly [number | undefined, string, number])[] = [
    [undefined, say('file_space.all'), all],
    ...space.folders.map(({ id, name, files }) => [id, id === 0 ? say('file_space.default') : name, files] as const),
  ]
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <chakra.nav
        aria-label={say('file_space.folders')}
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        gap="1"
        overflowX="auto"
      >
        {entries.map(([id, name, files]) => (
          <Entry
            key={id ?? 'all'}
            type="button"
            {...(id === folder ? { 'aria-current': 'true' } : {})}
            onClick={() => onFolder(id)}
          >
            <chakra.span truncate>{name}</chakra.span>
            <chakra.span textStyle="xs" color="fg.muted" data-tabular>
              {formatNumber(files, locale)}
            </chakra.span>
          </Entry>
        ))}
      </chakra.nav>
      {mayChange && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" onClick={() => setNaming('new')}>
            {say('file_space.folder_add')}
          </Button>
          {open && (
            <FolderButtons folder={open} onRename={() => setNaming('open')} onGone={() => onFolder(undefined)} />
          )}
        </chakra.div>
      )}
      <Usage used={formatBytes(space.used, locale)} quota={formatBytes(space.quota, locale)} space={space} />
      <NameDialog naming={naming} open={open} onClose={() => setNaming(undefined)} onMade={onFolder} />
    </chakra.div>
  )
}

function Usage({ used, quota, space }: { readonly used: string; readonly quota: string; readonly space: FileSpace }) {
  const say = useText('file_space')
  return (
    <chakra.div textStyle="sm" color="fg.muted">
      <chakra.progress
        aria-label={say('file_space.usage')}
        value={Math.min(space.used, space.quota)}
        max={space.quota}
        w="full"
        h="6px"
        css={{ accentColor: space.used > space.quota * 0.9 ? '{colors.status.danger.fg}' : '{colors.accent.solid}' }}
      />
      <chakra.p data-tabular>{say('file_space.used', { used, quota })}</chakra.p>
    </chakra.div>
  )
}

function FolderButtons({
  folder,
  onRename,
  onGone,
}: {
  readonly folder: FileFolder
  readonly onRename: () => void
  readonly onGone: () => void
}) {
  const say = useText('file_space')
  const act = useAct()
  const [remove] = useDeleteFoldersMutation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" look="ghost" onClick={onRename}>
        {say('file_space.folder_rename')}
      </Button>
      <Button size="sm" look="ghost" tone="danger" onClick={() => setAsking(true)}>
        {say('file_space.folder_delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={say('file_space.folder_delete')}
        text={say('file_space.folder_delete_ask', { name: folder.name })}
        confirmLabel={say('file_space.delete')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          setAsking(false)
          if (await act(folder.id, () => remove([folder.id]))) onGone()
        }}
      />
    </>
  )
}

function NameDialog({
  naming,
  open,
  onClose,
  onMade,
}: {
  readonly naming: 'new' | 'open' | undefined
  readonly open: FileFolder | undefined
  readonly onClose: () => void
  readonly onMade: (id: number | undefined) => void
}) {
  const say = useText('file_space', 'error')
  const [create] = useCreateFolderMutation()
  const [rename] = useRenameFolderMutation()
  const renamed = naming === 'open' ? open : undefined
  return (
    <ActionDialog
      open={naming !== undefined}
      title={say(renamed === undefined ? 'file_space.folder_add' : 'file_space.folder_rename')}
      fields={[{ type: 'text', name: 'name', label: say('file_space.folder_name'), required: true }]}
      initial={{ name: renamed?.name ?? '' }}
      schema={({ object, string }) => object({ name: string().max(30, say('error.max_length', { limit: 30 })) })}
      onSubmit={async values => {
        const name = String(values.name)
        if (renamed !== undefined) await rename({ id: renamed.id, name }).unwrap()
        else onMade((await create({ name }).unwrap()).id)
      }}
      onClose={onClose}
    />
  )
}
