import { chakra } from '@chakra-ui/react/styled-system'
import {
  useDeleteFilesMutation,
  useMoveFilesMutation,
  useRenameFileMutation,
} from '@shiji/api/platform/file-space.seller.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { isCut } from '@shiji/backoffice/core/action/refusal.ts'
import type { FileFolder, KeptFile, SpaceFile } from '@shiji/contract/files/file-spaces.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { FilePlaces } from './file-places.tsx'

/** What is asked about files; one question at a time. */
export type FileQuestion =
  | { readonly ask: 'places' | 'rename'; readonly file: SpaceFile }
  | { readonly ask: 'move' | 'delete'; readonly ids: readonly number[] }

export interface FileDialogsProps {
  readonly question: FileQuestion | undefined
  readonly folders: readonly FileFolder[]
  readonly onClose: () => void
  /** Files were moved or deleted: they are no longer ticked. */
  readonly onDone: (ids: readonly number[]) => void
}

/** The dialogs of the picture space: where a file is used, rename, move, delete, and which files stay. */
export function FileDialogs({ question, folders, onClose, onDone }: FileDialogsProps) {
  const say = useText('file_space', 'common', 'error')
  const [rename] = useRenameFileMutation()
  const [move] = useMoveFilesMutation()
  const file = question?.ask === 'rename' || question?.ask === 'places' ? question.file : undefined
  const ids = question?.ask === 'move' || question?.ask === 'delete' ? question.ids : []
  return (
    <>
      <Dialog
        open={question?.ask === 'places'}
        title={say('file_space.places', { name: file?.name ?? '' })}
        onClose={onClose}
      >
        <FilePlaces uses={file?.uses ?? []} more={file?.more_uses ?? false} />
      </Dialog>
      <ActionDialog
        open={question?.ask === 'rename'}
        title={say('file_space.rename')}
        fields={[{ type: 'text', name: 'name', label: say('file_space.name'), required: true }]}
        initial={{ name: file?.name ?? '' }}
        schema={({ object, string }) => object({ name: string().max(100, say('error.max_length', { limit: 100 })) })}
        onSubmit={values => rename({ id: file?.id ?? 0, name: String(values.name) }).unwrap()}
        onClose={onClose}
      />
      <ActionDialog
        open={question?.ask === 'move'}
        title={say('file_space.move_title', { count: ids.length })}
        fields={[
          {
            type: 'select',
            name: 'folder_id',
            label: say('file_space.move'),
            required: true,
            choices: folders.map(({ id, name }) => ({
              value: id,
              label: id === 0 ? say('file_space.default') : name,
            })),
          },
        ]}
        onSubmit={async values => {
          await move({ ids, folder_id: Number(values.folder_id) }).unwrap()
          onDone(ids)
        }}
        onClose={onClose}
      />
      <DeleteFiles open={question?.ask === 'delete'} ids={ids} onClose={onClose} onDone={onDone} />
    </>
  )
}

function DeleteFiles({
  open,
  ids,
  onClose,
  onDone,
}: Pick<FileDialogsProps, 'onClose' | 'onDone'> & { readonly open: boolean; readonly ids: readonly number[] }) {
  const say = useText('file_space', 'common', 'backoffice')
  const [remove, { isLoading }] = useDeleteFilesMutation()
  const [kept, setKept] = useState<readonly KeptFile[]>([])
  const send = async () => {
    const { data, error } = await remove(ids)
    onClose()
    if (isCut(error)) toast.error(say('backoffice.no_answer'))
    if (data === undefined) return
    if (data.deleted > 0) toast.success(say('file_space.deleted', { count: data.deleted }))
    onDone(ids)
    setKept(data.kept)
  }
  return (
    <>
      <ConfirmDialog
        open={open}
        danger
        busy={isLoading}
        title={say('file_space.delete')}
        text={say('file_space.delete_ask', { count: ids.length })}
        confirmLabel={say('file_space.delete')}
        onConfirm={() => void send()}
        onCancel={onClose}
      />
      <Dialog
        open={kept.length > 0}
        title={say('file_space.kept_title', { count: kept.length })}
        onClose={() => setKept([])}
        footer={<Button onClick={() => setKept([])}>{say('common.close')}</Button>}
      >
        <chakra.ul listStyleType="none" display="grid" gap="3" pb="3">
          {kept.map(file => (
            <li key={file.id}>
              <chakra.p fontWeight="semibold">{file.name}</chakra.p>
              <FilePlaces uses={file.uses} more={file.more_uses} />
            </li>
          ))}
        </chakra.ul>
      </Dialog>
    </>
  )
}
