import { type DragEvent, useState } from 'react'

/** Attributes of an item that can be dragged to another place of its list. */
export interface DragAttributes {
  readonly draggable: boolean
  readonly 'data-over': true | undefined
  readonly onDragStart: (event: DragEvent) => void
  readonly onDragOver: (event: DragEvent) => void
  readonly onDragEnd: () => void
  readonly onDrop: (event: DragEvent) => void
}

/** Drag and drop within one list by mouse; touch and keyboard use the buttons beside it. */
export function useDragOrder(onMove: (from: number, to: number) => void): (index: number) => DragAttributes {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = (): void => {
    setDragged(undefined)
    setOver(undefined)
  }
  return index => ({
    draggable: true,
    'data-over': over === index && dragged !== index ? true : undefined,
    onDragStart: event => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragOver: event => {
      // Files that are dragged in from elsewhere are ignored.
      if (dragged === undefined) return
      event.preventDefault()
      setOver(index)
    },
    onDragEnd: end,
    onDrop: event => {
      if (dragged === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (dragged !== index) onMove(dragged, index)
      end()
    },
  })
}
