import { bootData } from './boot';
import { loadTexts } from './texts';

// First import of the entry: chunks come from where this very site serves the plugin,
// also when another plugin moved or joined our script.
__webpack_public_path__ = `${ bootData().assetsUrl }build/`;

// Translations come along with the chunks that show them (tools/webpack/text-parts-plugin.cjs).
__webpack_require__.texts = loadTexts;

export {};
