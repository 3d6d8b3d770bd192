/** Id of the `<script type="application/json">` that carries the settings. */
export const settingsElementId = 'michi-settings';
