import { useText } from '@shiji/i18n/react.ts'
import { type RefObject, useEffect } from 'react'
import type ReactQuill from 'react-quill'
import { useField } from '../../common/field/field-context.ts'

// A picture pasted without alternative text counts as decoration for screen readers.
export const nameImages = (root: HTMLElement): void => {
  for (const image of root.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '')
}

const setOrRemove = (root: HTMLElement, name: string, value: string | undefined): void => {
  if (value) root.setAttribute(name, value)
  else root.removeAttribute(name)
}

/** Label, description and error of the field, on the element that Quill edits. */
export function useEditorAttributes(quill: RefObject<ReactQuill | null>): void {
  const say = useText('form')
  const field = useField()
  useEffect(() => {
    const root = quill.current?.getEditor().root
    if (!root) return
    root.setAttribute('role', 'textbox')
    root.setAttribute('aria-multiline', 'true')
    if (field) root.setAttribute('aria-labelledby', field.labelId)
    else root.setAttribute('aria-label', say('form.editor'))
    setOrRemove(root, 'aria-describedby', field?.describedBy)
    setOrRemove(root, 'aria-invalid', field?.invalid ? 'true' : undefined)
    nameImages(root)
  })
}

/**
 * Shows the first heading level while the editor has no focus: without a current line Quill leaves the choice blank.
 */
export function useShownHeading(quill: RefObject<ReactQuill | null>, toolbarId: string, generation: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another generation is another editor
  useEffect(() => {
    const editor = quill.current?.getEditor()
    const heading = document.querySelector<HTMLSelectElement>(`#${toolbarId} select`)
    if (!editor || !heading) return
    const show = (): void => {
      if (heading.selectedIndex < 0 && editor.getSelection() === null) heading.selectedIndex = 0
    }
    show()
    editor.on('editor-change', show)
    return () => void editor.off('editor-change', show)
  }, [quill, toolbarId, generation])
}
