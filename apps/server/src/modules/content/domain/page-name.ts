const NOTICE = /^notice_([1-9]\d{0,15})$/

/** Name under which a notice is read: /user/article/notice_5. */
export const noticeName = (id: number): string => `notice_${id}`

/** The id in the name of a notice; undefined for every other name, which articles and agreements may have. */
export function noticeId(name: string): number | undefined {
  const id = Number(NOTICE.exec(name)?.[1])
  return Number.isSafeInteger(id) ? id : undefined
}
