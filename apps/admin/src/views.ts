/** The screens that the server's menu may name: a separate chunk, which grows with each page. */
export const views = import.meta.glob(['./views/**/*.tsx', '!**/*.test.tsx'])
