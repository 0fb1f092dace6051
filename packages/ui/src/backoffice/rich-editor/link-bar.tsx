import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { readLink } from '@shiji/kit/link/link.ts'
import { type RefObject, useState } from 'react'
import type ReactQuill from 'react-quill'
import { Button } from '../../common/button/button.tsx'
import { Input } from '../../common/input/input.tsx'

const isLink = (url: string): boolean => readLink(url, ['https', 'http', 'mailto']) !== undefined

interface LinkBarProps {
  readonly quill: RefObject<ReactQuill | null>
  /** Called with the error message of a refused address; undefined if it was accepted. */
  readonly onProblem: (problem: string | undefined) => void
  readonly onClose: () => void
}

/**
 * Asks for the address of a link: it is put on the selected text, or inserted as its own text; an empty address removes
 * the link.
 */
export function LinkBar({ quill, onProblem, onClose }: LinkBarProps) {
  const say = useText('common', 'error', 'form')
  const [link, setLink] = useState('')
  const apply = (): void => {
    const editor = quill.current?.getEditor()
    const range = editor?.getSelection(true)
    if (!editor || !range) return
    if (link !== '' && !isLink(link)) {
      onProblem(say('error.url'))
      return
    }
    onProblem(undefined)
    onClose()
    if (range.length > 0) editor.formatText(range.index, range.length, 'link', link === '' ? false : link, 'user')
    else if (link !== '') editor.insertText(range.index, link, 'link', link, 'user')
  }
  return (
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
          apply()
        }}
      />
      <Button size="sm" look="subtle" onClick={apply}>
        {say('common.confirm')}
      </Button>
    </chakra.div>
  )
}
