import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { readLink } from '@shiji/kit/link/link.ts'
import Delta from 'quill-delta'
import 'quill/dist/quill.core.css'
import { use, useEffect, useId, useMemo, useRef, useState } from 'react'
import ReactQuill from 'react-quill'
import { Button } from '../../common/button/button.tsx'
import { useField, useGroupAttributes } from '../../common/field/field-context.ts'
import { FilesOrigin } from '../../common/file-address/file-address.ts'
import { fileAddress } from '../../common/file-address/wire-address.ts'
import { Input } from '../../common/input/input.tsx'
import { readRichText, tidyHtml, writeRichText } from '../../common/rich-text/rich-text.ts'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { htmlWithoutOrigin, withOrigin, withoutOrigin } from './editor-files.ts'
import { ImageRefused, placeImage } from './editor-images.ts'
import { pasteRules } from './editor-paste.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

// Formula and video stay out: the editor's export lets their content through unescaped (CVE-2025-15056).
const formats = ['header', 'bold', 'italic', 'underline', 'strike', 'blockquote', 'list', 'link', 'image']

const { heightPx, areaHeightPx, imageBytes, imageCount } = SPEC_LIMITS.editor

interface Ops {
  readonly ops: ConstructorParameters<typeof Delta>[0]
}

const hasOps = (json: unknown): json is Ops =>
  typeof json === 'object' && json !== null && 'ops' in json && Array.isArray(json.ops)

const initial = (stored: string, filesOrigin: string): string | Delta => {
  const { html, json } = readRichText(stored)
  // Html goes through the rules of pasting, which do the same to its pictures.
  return hasOps(json) ? withOrigin(new Delta(json.ops), filesOrigin) : html
}

// A picture that was pasted without words is decoration for those who cannot see it.
const nameImages = (root: HTMLElement): void => {
  for (const image of root.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '')
}

const isLink = (url: string): boolean => readLink(url, ['https', 'http', 'mailto']) !== undefined

export interface RichEditorProps {
  /** Stored form: html, separator, JSON (§3). */
  readonly value: string
  /** Called with the stored form on every change; '' for an empty page. */
  readonly onValue: (stored: string) => void
  /** Takes pictures over 5 KB; without it all go into the text. */
  readonly upload?: UploadFile | undefined
  /** Placeholder: an example, never the label. */
  readonly placeholder?: string | undefined
  /** Called on blur. */
  readonly onBlur?: () => void
}

/** An editor for rich text, 385 px high with 300 px to write in (§9). */
export function RichEditor({ value, onValue, upload, placeholder, onBlur }: RichEditorProps) {
  const say = useText('common', 'error', 'form')
  const filesOrigin = use(FilesOrigin)
  const field = useField()
  const group = useGroupAttributes()
  const disabled = field?.disabled ?? false
  const toolbarId = `tools${useId().replace(/[^a-zA-Z0-9]/g, '')}`
  const quill = useRef<ReactQuill>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const [link, setLink] = useState<string>()

  // A value that the editor did not write itself came from outside and resets it.
  const [own, setOwn] = useState({ stored: value, start: initial(value, filesOrigin), generation: 0 })
  if (own.stored !== value) {
    setOwn({ stored: value, start: initial(value, filesOrigin), generation: own.generation + 1 })
  }

  const insert = async (files: readonly File[]): Promise<void> => {
    const editor = quill.current?.getEditor()
    if (!editor) return
    setProblem(undefined)
    for (const file of files) {
      const already = editor
        .getContents()
        .ops.filter(op => typeof op.insert === 'object' && 'image' in op.insert).length
      try {
        setSending({ name: file.name, share: 0 })
        const url = await placeImage(file, already, upload, share => setSending({ name: file.name, share }))
        const at = editor.getSelection(true).index
        editor.insertEmbed(at, 'image', fileAddress(filesOrigin, url), 'user')
        editor.setSelection(at + 1, 0)
      } catch (error) {
        if (!(error instanceof ImageRefused)) {
          setProblem(error instanceof Error && error.message ? error.message : say('error.operation_failed'))
        } else if (error.reason === 'type') setProblem(say('error.upload_type'))
        else if (error.reason === 'size') setProblem(say('error.upload_size', { mb: imageBytes / 1_048_576 }))
        else if (error.reason === 'count') setProblem(say('error.max_items', { limit: imageCount }))
        else setProblem(say('error.timeout'))
      } finally {
        setSending(undefined)
      }
    }
  }
  const latestInsert = useRef(insert)
  useEffect(() => {
    latestInsert.current = insert
  })

  // The editor is built again whenever this object changes, so it must not.
  const modules = useMemo(
    () => ({
      toolbar: {
        container: `#${toolbarId}`,
        handlers: {
          image: () => picker.current?.click(),
          link: () => setLink(current => (current === undefined ? '' : undefined)),
        },
      },
      clipboard: { matchers: pasteRules(file => void latestInsert.current([file]), filesOrigin) },
      uploader: { handler: (_range: unknown, files: File[]) => void latestInsert.current(files) },
    }),
    [toolbarId, filesOrigin],
  )

  useEffect(() => {
    const root = quill.current?.getEditor().root
    if (!root) return
    root.setAttribute('role', 'textbox')
    root.setAttribute('aria-multiline', 'true')
    if (field) root.setAttribute('aria-labelledby', field.labelId)
    else root.setAttribute('aria-label', say('form.editor'))
    if (field?.describedBy) root.setAttribute('aria-describedby', field.describedBy)
    else root.removeAttribute('aria-describedby')
    if (field?.invalid) root.setAttribute('aria-invalid', 'true')
    else root.removeAttribute('aria-invalid')
    nameImages(root)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another generation is another editor
  useEffect(() => {
    const editor = quill.current?.getEditor()
    const heading = document.querySelector<HTMLSelectElement>(`#${toolbarId} select`)
    if (!editor || !heading) return
    // Without focus there is no current line, and Quill leaves the choice blank.
    const show = (): void => {
      if (heading.selectedIndex < 0 && editor.getSelection() === null) heading.selectedIndex = 0
    }
    show()
    editor.on('editor-change', show)
    return () => void editor.off('editor-change', show)
  }, [toolbarId, own.generation])

  const applyLink = (): void => {
    const editor = quill.current?.getEditor()
    const range = editor?.getSelection(true)
    if (!editor || !range || link === undefined) return
    if (link !== '' && !isLink(link)) {
      setProblem(say('error.url'))
      return
    }
    setProblem(undefined)
    setLink(undefined)
    if (range.length > 0) editor.formatText(range.index, range.length, 'link', link === '' ? false : link, 'user')
    else if (link !== '') editor.insertText(range.index, link, 'link', link, 'user')
  }

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
        css={{
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
          '& .ql-editor blockquote': { ps: '4', borderInlineStartWidth: '3px', borderColor: 'border.strong' },
        }}
      >
        <EditorToolbar id={toolbarId} disabled={disabled} />
        {link !== undefined && (
          <chakra.div display="flex" gap="2" p="2" borderBottomWidth="1px">
            <Input
              size="sm"
              id={undefined}
              aria-describedby={undefined}
              aria-label={say('form.editor_link_address')}
              placeholder="https://"
              value={link}
              onChange={event => setLink(event.target.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                applyLink()
              }}
            />
            <Button size="sm" look="subtle" onClick={applyLink}>
              {say('common.confirm')}
            </Button>
          </chakra.div>
        )}
        <ReactQuill
          key={own.generation}
          ref={quill}
          theme=""
          defaultValue={own.start}
          modules={modules}
          formats={formats}
          readOnly={disabled}
          {...(placeholder ? { placeholder } : {})}
          onBlur={() => onBlur?.()}
          onChange={(_html, _delta, source, editor) => {
            const root = quill.current?.getEditor().root
            if (root) nameImages(root)
            if (source !== 'user') return
            const html = htmlWithoutOrigin(tidyHtml(editor.getSemanticHTML()), filesOrigin)
            const stored = writeRichText(html, withoutOrigin(editor.getContents(), filesOrigin))
            setOwn(current => ({ ...current, stored }))
            onValue(stored)
          }}
        />
      </chakra.div>
      {sending && (
        <chakra.div display="flex" alignItems="center" gap="2" mt="1" textStyle="xs" color="fg.muted">
          <chakra.progress
            aria-label={`${say('common.uploading')} ${sending.name}`}
            value={sending.share}
            max={1}
            w="120px"
            h="6px"
            css={{ accentColor: '{colors.accent.solid}' }}
          />
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
