/** The CSS of an embedded form. It uses system fonts, loads no file, and has the colours of the theme that the surrounding page asks for. */
export const EMBED_STYLE = `
:root{color-scheme:light;--bg:#fff;--fg:#1d1a26;--muted:#5b566b;--line:#8a8499;--raised:#f5f3f9;--accent:#6232c4;--on:#fff}
[data-theme=dark]{color-scheme:dark;--bg:#17141f;--fg:#f3f0fa;--muted:#b5aec6;--line:#8a8499;--raised:#231f2e;--accent:#b497ff;--on:#17141f}
@media (prefers-color-scheme:dark){[data-theme=auto]{color-scheme:dark;--bg:#17141f;--fg:#f3f0fa;--muted:#b5aec6;--line:#8a8499;--raised:#231f2e;--accent:#b497ff;--on:#17141f}}
*{box-sizing:border-box}
html{background:var(--bg)}
body{margin:0;padding:16px;color:var(--fg);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:20px;line-height:1.3}
p{margin:0}
.muted{color:var(--muted);font-size:14px}
.form,fieldset,.field{display:grid;gap:8px;min-width:0}
.form{gap:16px;margin:16px 0}
fieldset{border:0;margin:0;padding:0;gap:16px}
legend{padding:0;margin-bottom:8px;font-weight:600}
label,.name{font-weight:600}
.choice{display:flex;gap:8px;align-items:flex-start;font-weight:400;min-height:28px}
.choice input{flex:none;width:20px;height:20px;margin:2px 0;accent-color:var(--accent)}
input[type=range]{width:100%;accent-color:var(--accent)}
input:not([type=checkbox],[type=radio],[type=range]),select,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:10px;background:var(--raised);color:var(--fg);font:inherit}
textarea{min-height:96px;resize:vertical}
.go{display:inline-flex;align-items:center;min-height:44px;padding:8px 20px;border-radius:999px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
[hidden]{display:none}
.ears{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;
