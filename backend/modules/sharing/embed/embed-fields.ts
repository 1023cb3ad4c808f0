import { escapeHtml } from '#contracts/escape-html.ts';
import { fieldLimits } from '#contracts/field-value.ts';
import type { FormField } from '#contracts/prompt-form.ts';
import { EMBED } from './embed.words.ts';

/** The fields of an embedded form as native HTML controls. Uploads and rows of fields can only be filled in on the prompt's own page. */
export const fieldHtml = (field: FormField): string =>
  `<div class="field" data-key="${escapeHtml(field.key)}" data-type="${field.type}">${controlHtml(field)}</div>`;

const idOf = ({ key }: FormField): string => `f-${escapeHtml(key)}`;
const name = ({ label, required }: FormField): string => `${escapeHtml(label)}${required ? ` <span class="muted">(${EMBED.requiredText})</span>` : ''}`;
const helpHtml = (field: FormField, text: string | undefined = field.help): string => (text ? `<p class="muted" id="${idOf(field)}-help">${escapeHtml(text)}</p>` : '');
const described = (field: FormField, text: string | undefined = field.help): string => (text ? ` aria-describedby="${idOf(field)}-help"` : '');
const asText = (value: FormField['default']): string => (Array.isArray(value) ? value.join(', ') : value === undefined || typeof value === 'boolean' ? '' : String(value));
const bound = (attribute: string, value: number): string => (Number.isFinite(value) ? ` ${attribute}="${value}"` : '');

function controlHtml(field: FormField): string {
  const { type, options = [], placeholder = '', default: start } = field;
  const label = `<label for="${idOf(field)}">${name(field)}</label>`;
  const { min, max } = fieldLimits(field);
  const box = (attributes: string, help?: string): string =>
    `${label}${helpHtml(field, help)}<input id="${idOf(field)}" ${attributes} value="${escapeHtml(asText(start))}" placeholder="${escapeHtml(placeholder)}"${described(field, help)} autocomplete="off">`;
  switch (type) {
    case 'short_text': return box(`type="text"${bound('maxlength', max)}`);
    case 'url': return box(`type="url"${bound('maxlength', max)}`);
    case 'color': return box('type="text" maxlength="7" spellcheck="false"');
    case 'date': return box('type="date"');
    case 'tags': return box('type="text" maxlength="2000"', [field.help, EMBED.tagsHelp].filter(Boolean).join(' '));
    case 'number': return box(`type="number" step="any"${bound('min', min)}${bound('max', max)}`);
    case 'slider': return `${label}${helpHtml(field)}<input id="${idOf(field)}" type="range"${bound('min', min)}${bound('max', max)} value="${typeof start === 'number' ? start : min}"${described(field)}><output for="${idOf(field)}" class="muted"></output>`;
    case 'long_text': return `${label}${helpHtml(field)}<textarea id="${idOf(field)}"${bound('maxlength', max)} placeholder="${escapeHtml(placeholder)}"${described(field)}>\n${escapeHtml(asText(start))}</textarea>`;
    case 'select': return `${label}${helpHtml(field)}<select id="${idOf(field)}"${described(field)}><option value="">${EMBED.noChoice}</option>${options.map((option) => `<option value="${escapeHtml(option.value)}"${option.value === start ? ' selected' : ''}>${escapeHtml(option.label)}</option>`).join('')}</select>`;
    case 'checkbox':
    case 'toggle_text': return `<label class="choice"><input type="checkbox"${start === true ? ' checked' : ''}${described(field)}><span>${name(field)}</span></label>${helpHtml(field)}`;
    case 'multi_select':
    case 'radio_cards': {
      const chosen = Array.isArray(start) ? start : [start];
      const kind = type === 'radio_cards' ? `radio" name="${idOf(field)}` : 'checkbox';
      const choices = options.map((option) => `<label class="choice"><input type="${kind}" value="${escapeHtml(option.value)}"${chosen.includes(option.value) ? ' checked' : ''}><span>${escapeHtml(option.label)}${option.hint ? `<br><span class="muted">${escapeHtml(option.hint)}</span>` : ''}</span></label>`);
      return `<div role="group" aria-labelledby="${idOf(field)}-name"${described(field)} class="field"><p class="name" id="${idOf(field)}-name">${name(field)}</p>${helpHtml(field)}${choices.join('')}</div>`;
    }
    case 'image':
    case 'file':
    case 'rows': return `<p class="name">${name(field)}</p><p class="muted">${EMBED.elsewhereText}</p>`;
  }
}
