/** One check of the file: selects the rows that break it. */
export interface Invariant {
  readonly id: string
  readonly title: string
  /** True only once outbox and jobs have run: timers, figures that follow events. */
  readonly isLater: boolean
  /** A select, with `:now` where it needs the clock. */
  readonly select: string
}

const HEAD = /^-- (I\d+)( @later)? (\S.*)$/

/** Reads the checks out of the SQL file. Throws on a check without a select, and on an id that comes twice. */
export function parseInvariants(file: string): Invariant[] {
  const checks: Invariant[] = []
  let open: { head: RegExpExecArray; lines: string[] } | undefined
  const close = () => {
    if (open === undefined) return
    const [, id = '', later, title = ''] = open.head
    const select = open.lines.join('\n').trim().replace(/;$/, '')
    if (!/^(select|with)\s/.test(select) || select.includes(';')) throw new Error(`${id} is not one select`)
    if (checks.some(check => check.id === id)) throw new Error(`${id} comes twice`)
    checks.push({ id, title, isLater: later !== undefined, select })
  }
  for (const line of file.split('\n')) {
    const head = HEAD.exec(line)
    if (head !== null) {
      close()
      open = { head, lines: [] }
    } else open?.lines.push(line)
  }
  close()
  return checks
}
