import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import 'quill/dist/quill.core.css'
import { use, useEffect, useId, useMemo, useRef, useState } from 'react'
import ReactQuill from 'react-quill'
import { OutsideField, useField, useGroupAttributes } from '../../common/field/field-context.ts'
import { FilesOrigin } from '../../common/file-address/file-address.ts'
import { onDemand } from '../../common/lazy/on-demand.tsx'
import { WhenWanted } from '../../common/lazy/when-wanted.tsx'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { UploadProgress } from '../../common/upload/upload-progress.tsx'
import type { PictureSpace } from '../image-picker/picture-space.ts'
import { pasteRules } from './editor-paste.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkBar } from './link-bar.tsx'
import { TableBar, tablesOf } from './table-bar.tsx'
import { nameImages, useEditorAttributes, useShownHeading } from './use-editor-attributes.ts'
import { useEditorValue } from './use-editor-value.ts'
import { usePictureSending } from './use-picture-sending.ts'

const ImagePicker = onDemand(() => import('../image-picker/image-picker.tsx').then(module => module.ImagePicker))

// Formula and video are disabled: the editor's export lets their content through unescaped (CVE-2025-15056).
const formats = ['header', 'bold', 'italic', 'underline', 'strike', 'blockquote', 'list', 'link', 'image', 'table']

/** A new table. */
const TABLE = { rows: 3, columns: 3 } as const

const { heightPx, areaHeightPx, imageCount } = SPEC_LIMITS.editor

// Recipes have a lower specificity than Quill's own rules (ADR 0014), so these are not one.
const writing = {
  '&:has(.ql-editor:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-1px' },
  '& .ql-container': { fontFamily: 'body', textStyle: 'lg', flexShrink: '0' },
  '& .ql-editor': {
    h: `${areaHeightPx}px`,
    overflowY: 'auto',
    p: '4',
    outline: 'none',
    boxShadow: 'none',
  },
  '& .ql-editor.ql-blank::before': { color: 'fg.subtle', fontStyle: 'normal', insetInline: '4' },
  '& .ql-editor h2, & .ql-editor h3': { textStyle: 'xl', fontWeight: 'semibold', my: '2' },
  '& .ql-editor a': { color: 'accent.fg', textDecoration: 'underline' },
  '& .ql-editor img': { maxW: 'full', h: 'auto', display: 'inline' },
  // Scrolls in its own box, as for buyers.
  '& .ql-editor table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', my: '2' },
  '& .ql-editor td': { borderWidth: '1px', borderColor: 'border.strong', px: '3', py: '2', minW: '5em' },
  '& .ql-editor td[data-row^=head]': { fontWeight: 'semibold', bg: 'bg.sunken' },
  '& .ql-editor blockquote': { ps: '4', borderInlineStartWidth: '3px', borderColor: 'border.strong' },
} as const

export interface RichEditorProps {
  /** Stored form: html, separator, JSON (§3). */
  readonly value: string
  /** Called with the stored form on every change; '' for an empty page. */
  readonly onValue: (stored: string) => void
  /** Uploads pictures over 5 KB; without it all are embedded. */
  readonly upload?: UploadFile | undefined
  /** Existing pictures to insert instead of uploading new ones. */
  readonly space?: PictureSpace | undefined
  /** Placeholder: an example, never the label. */
  readonly placeholder?: string | undefined
  /** Called on blur. */
  readonly onBlur?: () => void
}

/** An editor for rich text, 385 px high with 300 px to write in (§9). */
export function RichEditor({ value, onValue, upload, space, placeholder, onBlur }: RichEditorProps) {
  const say = useText('common')
  const filesOrigin = use(FilesOrigin)
  const field = useField()
  const group = useGroupAttributes()
  const disabled = field?.disabled ?? false
  const toolbarId = `tools${useId().replace(/[^a-zA-Z0-9]/g, '')}`
  const quill = useRef<ReactQuill>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [linking, setLinking] = useState(false)
  const [picking, setPicking] = useState<number>()
  const { start, generation, write } = useEditorValue(value, onValue, filesOrigin)
  const { sending, insert, insertStored, count } = usePictureSending({
    quill,
    filesOrigin,
    upload,
    onProblem: setProblem,
  })
  const latestInsert = useRef(insert)
  useEffect(() => {
    latestInsert.current = insert
  })
  // The editor is recreated whenever this object changes, so it must not change.
  const modules = useMemo(
    () => ({
      table: true,
      toolbar: {
        container: `#${toolbarId}`,
        handlers: { image: () => picker.current?.click(), link: () => setLinking(now => !now) },
      },
      clipboard: { matchers: pasteRules(file => void latestInsert.current([file]), filesOrigin) },
      uploader: { handler: (_range: unknown, files: File[]) => void latestInsert.current(files) },
    }),
    [toolbarId, filesOrigin],
  )
  useEditorAttributes(quill)
  useShownHeading(quill, toolbarId, generation)
  return (
    <chakra.div {...group}>
      <chakra.div
        display="flex"
        flexDirection="column"
        minH={`${heightPx}px`}
        bg="bg.surface"
        borderWidth="1px"
        borderColor={field?.invalid ? 'status.danger.border' : 'border.control'}
        borderRadius="sm"
        css={writing}
      >
        <EditorToolbar
          id={toolbarId}
          disabled={disabled}
          onTable={() => tablesOf(quill)?.insertTable(TABLE.rows, TABLE.columns)}
          {...(space === undefined ? {} : { onSpace: () => setPicking(imageCount - count()) })}
        />
        <TableBar quill={quill} generation={generation} />
        {linking && <LinkBar quill={quill} onProblem={setProblem} onClose={() => setLinking(false)} />}
        <ReactQuill
          key={generation}
          ref={quill}
          theme=""
          defaultValue={start}
          modules={modules}
          formats={formats}
          readOnly={disabled}
          {...(placeholder ? { placeholder } : {})}
          onBlur={() => onBlur?.()}
          onChange={(_html, _delta, source, editor) => {
            const root = quill.current?.getEditor().root
            if (root) nameImages(root)
            if (source === 'user') write(editor)
          }}
        />
      </chakra.div>
      {space !== undefined && (
        <OutsideField>
          <WhenWanted wanted={picking !== undefined && picking > 0}>
            <ImagePicker
              open={picking !== undefined && picking > 0}
              space={space}
              most={picking ?? 1}
              onClose={() => setPicking(undefined)}
              onPick={insertStored}
            />
          </WhenWanted>
        </OutsideField>
      )}
      {sending && (
        <chakra.div display="flex" alignItems="center" gap="2" mt="1" textStyle="xs" color="fg.muted">
          <UploadProgress label={`${say('common.uploading')} ${sending.name}`} share={sending.share} width="120px" />
          {sending.name}
        </chakra.div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={event => {
          void insert([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <chakra.p role="alert" textStyle="xs" fontWeight="medium" color="status.danger.fg">
        {problem}
      </chakra.p>
    </chakra.div>
  )
}
