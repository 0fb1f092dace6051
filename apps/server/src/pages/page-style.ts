/**
 * Style of what is read before the code of the page runs; its colours are those of the shop (`packages/ui`, tokens). The
 * page replaces the whole, so nothing here applies afterwards.
 */
export const PAGE_STYLE = `
.pg{--bg:#F6F6F4;--card:#fff;--fg:#181D1A;--muted:#56605A;--line:#E4E5E1;--price:#C4261D;--accent:#A72E0C;
max-width:1200px;margin:0 auto;padding:0 16px 48px;color:var(--fg);background:var(--bg);
font:15px/1.6 -apple-system,BlinkMacSystemFont,"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
html{background:#F6F6F4}html.dark{background:#101412}body{margin:0}
html.dark .pg{--bg:#101412;--card:#181D1A;--fg:#ECEFEC;--muted:#A9B1AB;--line:#2E3632;--price:#FF8C82;--accent:#FF9F7E}
@media(prefers-color-scheme:dark){html:not(.light){background:#101412}
html:not(.light) .pg{--bg:#101412;--card:#181D1A;--fg:#ECEFEC;--muted:#A9B1AB;--line:#2E3632;--price:#FF8C82;--accent:#FF9F7E}}
.pg *{box-sizing:border-box}.pg a{color:inherit;text-decoration:none}.pg a:hover{color:var(--accent)}
.pg a:focus-visible{outline:2px solid #1A66FF;outline-offset:2px}
.pg ul,.pg ol{list-style:none;margin:0;padding:0}.pg p{margin:0 0 12px}.pg h1{font-size:22px;line-height:1.35;margin:12px 0}
.pg h2{font-size:18px;line-height:1.4;margin:32px 0 12px}.pg img{display:block;background:var(--card);border-radius:10px}
.pg-top{display:flex;gap:20px;align-items:center;min-height:60px;flex-wrap:wrap}.pg-top b{font-size:24px}
.pg-row{display:flex;flex-wrap:wrap;gap:4px 16px;color:var(--muted)}.pg-row a{display:inline-block;padding:6px 0}
.pg-path{display:flex;flex-wrap:wrap;gap:4px 8px;color:var(--muted);font-size:13px}.pg-path a{display:inline-block;padding:2px 0}.pg-path li+li:before{content:"›";margin-right:8px}
.pg-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(156px,1fr));gap:12px}
.pg-card{background:var(--card);border-radius:12px;overflow:hidden}.pg-card img{width:100%;height:auto;aspect-ratio:1;object-fit:cover;border-radius:0}
.pg-card span{display:block;padding:8px 12px 0;overflow-wrap:anywhere}.pg-card .pg-price{padding-bottom:10px}
.pg-price{color:var(--price);font-weight:700}.pg-big{font-size:26px}.pg-muted{color:var(--muted)}
.pg-lead{display:grid;grid-template-columns:minmax(0,1fr);gap:20px}.pg-lead>img{width:100%;height:auto;aspect-ratio:1;object-fit:cover}
@media(min-width:768px){.pg-lead{grid-template-columns:minmax(0,440px) minmax(0,1fr)}}
@media(max-width:767px){.pg-wide{margin:0 -16px;width:calc(100% + 32px)!important;border-radius:0;aspect-ratio:.97!important}.pg ul.pg-grid{margin:0 -10px;gap:8px;grid-template-columns:repeat(2,minmax(0,1fr))}}
.pg-facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:6px 20px;margin:0}.pg-facts dt{color:var(--muted)}.pg-facts dd{margin:0}
.pg-text{max-width:72ch;overflow-wrap:anywhere}.pg-foot{margin-top:40px;padding-top:16px;border-top:1px solid var(--line)}
`.replaceAll('\n', '')
