import { chakra } from '@chakra-ui/react/styled-system'
import { useUploadFile } from '@shiji/backoffice/page/record/use-upload-file.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { imageTypes } from '@shiji/ui/common/image-upload/image-types.ts'
import { inTurns } from '@shiji/ui/common/upload/in-turns.ts'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { UploadProgress } from '@shiji/ui/common/upload/upload-progress.tsx'
import { type Uploads, useUploads } from '@shiji/ui/common/upload/use-uploads.ts'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'

const MB = 1_048_576
const VIDEO = 'video/mp4'
/** Uploads on their way at one time (reference ux). */
const AT_ONCE = 3

/** A file that was not sent, and why. */
interface Refused {
  readonly key: number
  readonly name: string
  readonly reason: string
}

export interface UploadAreaProps {
  /** Folder that new files land in; 0 is the default one. */
  readonly folder: number
  readonly mayUpload: boolean
  /** All uploads have ended. */
  readonly onEnded: () => void
  /** Files can be dropped anywhere on it. The notes have the rules, what was refused, and uploads on their way. */
  readonly children: (button: ReactNode, notes: ReactNode) => ReactNode
}

/** Uploads of many files by a button, by dropping and by pasting; each has its progress and its failure. */
export function UploadArea({ folder, mayUpload, onEnded, children }: UploadAreaProps) {
  const say = useText('file_space', 'error')
  const send = useUploadFile(folder)
  const upload = useMemo(() => inTurns(sendAnyKind(send), AT_ONCE), [send])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [over, setOver] = useState(false)
  const uploads = useUploads(
    'image',
    upload,
    () => {},
    error => (error instanceof Error && error.message !== '' ? error.message : say('error.operation_failed')),
  )
  useEnd(uploads, onEnded)
  const reasonOf = (file: File): string | undefined => {
    const isPicture = imageTypes.some(type => type === file.type)
    if (!isPicture && file.type !== VIDEO) return say('error.upload_type')
    const most = isPicture ? LIMITS.upload.imageBytes : LIMITS.upload.fileBytes
    return file.size > most ? say('error.upload_size', { mb: most / MB }) : undefined
  }
  const take = (files: readonly File[]): void => {
    const judged = files.map(file => ({ file, reason: reasonOf(file) }))
    setRefused(
      judged.flatMap(({ file, reason }, key) => (reason === undefined ? [] : [{ key, name: file.name, reason }])),
    )
    uploads.start(judged.flatMap(({ file, reason }) => (reason === undefined ? [file] : [])))
  }
  usePastedFiles(mayUpload, take)
  if (!mayUpload) return <div>{children(null, null)}</div>
  const notes = (
    <>
      <chakra.p textStyle="xs" color="fg.muted" my="2">
        {over
          ? say('file_space.drop')
          : say('file_space.upload_hint', { mb: LIMITS.upload.imageBytes / MB, video: LIMITS.upload.fileBytes / MB })}
      </chakra.p>
      <chakra.div role="alert" textStyle="sm" color="status.danger.fg">
        {refused.map(({ key, name, reason }) => (
          <chakra.p key={key} display="flex" alignItems="center" gap="2">
            {say('file_space.failed', { name, reason })}
            <Button
              size="xs"
              look="ghost"
              aria-label={`${say('file_space.dismiss')}: ${name}`}
              onClick={() => setRefused(all => all.filter(other => other.key !== key))}
            >
              {say('file_space.dismiss')}
            </Button>
          </chakra.p>
        ))}
      </chakra.div>
      <Pending uploads={uploads} />
    </>
  )
  return (
    <chakra.div
      position="relative"
      minW="0"
      outline={over ? '2px dashed' : undefined}
      outlineColor="accent.solid"
      borderRadius="sm"
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
    >
      {children(<UploadButton onTake={take} />, notes)}
    </chakra.div>
  )
}

/** Videos are sent as they are. */
const sendAnyKind =
  (send: UploadFile): UploadFile =>
  (file, context) =>
    send(file, file.type === VIDEO ? { ...context, uploadType: 'uploadFile' } : context)

/** Calls back when no upload is on its way any more. */
function useEnd({ pending }: Uploads, onEnded: () => void): void {
  const running = pending.filter(({ failure }) => failure === undefined).length
  const [before, setBefore] = useState(0)
  const end = useEffectEvent(onEnded)
  useEffect(() => {
    setBefore(running)
    if (before > 0 && running === 0) end()
  }, [before, running])
}

/** Files that are pasted anywhere on the page, unless a dialog is open. */
function usePastedFiles(active: boolean, take: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0 && document.querySelector('[role=dialog]:not([popover]), [role=alertdialog]') === null)
      take(files)
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [active])
}

function UploadButton({ onTake }: { readonly onTake: (files: readonly File[]) => void }) {
  const say = useText('file_space')
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: '9' }}
      px="4"
      borderRadius="sm"
      bg="accent.solid"
      color="accent.contrast"
      fontWeight="medium"
      cursor="pointer"
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }}
    >
      {say('file_space.upload')}
      <chakra.input
        type="file"
        srOnly
        multiple
        accept={[...imageTypes, VIDEO].join(',')}
        onChange={event => {
          onTake([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </chakra.label>
  )
}

function Pending({ uploads }: { readonly uploads: Uploads }) {
  const say = useText('file_space', 'common')
  if (uploads.pending.length === 0) return null
  return (
    <chakra.ul aria-label={say('file_space.sending')} listStyleType="none" display="grid" gap="1" mb="3" textStyle="sm">
      {uploads.pending.map(({ key, file, share, failure }) => (
        <chakra.li key={key} display="flex" alignItems="center" gap="2" minW="0">
          <chakra.span truncate flex="1" color={failure === undefined ? undefined : 'status.danger.fg'}>
            {failure === undefined ? file.name : say('file_space.failed', { name: file.name, reason: failure })}
          </chakra.span>
          {failure === undefined ? (
            <UploadProgress label={`${say('common.uploading')} ${file.name}`} share={share} width="120px" />
          ) : (
            <Button
              size="xs"
              look="ghost"
              aria-label={`${say('common.retry')}: ${file.name}`}
              onClick={() => uploads.retry(key)}
            >
              {say('common.retry')}
            </Button>
          )}
          <Button
            size="xs"
            look="ghost"
            tone="neutral"
            aria-label={`${say('common.cancel')}: ${file.name}`}
            onClick={() => uploads.cancel(key)}
          >
            {say('common.cancel')}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
