/**
 * The one script a page names; it runs when the page is laid out in its styles, and fetches all others at once. Named in
 * the page, they would share a slow line with the styles and the first picture. It is sent as it stands here.
 */
const { scripts } = JSON.parse(document.getElementById('page-state').textContent);
for (const file of scripts) void import(file);
