<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * The two parts of an email: plain text, and HTML that every mail program shows.
 */
final readonly class MailLayout {

	/**
	 * @param string $accent Main colour: buttons and links.
	 * @param int    $logo   Attachment id, 0 for what SiteLogo finds.
	 */
	public function __construct( private MailContent $content, private Lang $lang, private string $site_name, private string $accent = Palette::ACCENT, private int $logo = 0 ) {}

	/** @return list<string> */
	public function headers(): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8' );
		if ( '' !== $this->content->frame->unsubscribe_url ) {
			$headers[] = 'List-Unsubscribe: <' . $this->content->frame->unsubscribe_url . '>';
			$headers[] = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
		}
		return $headers;
	}

	public function text(): string {
		$parts = $this->content->paragraphs;
		if ( '' !== $this->content->url ) {
			$parts[] = $this->content->button . ":\n" . $this->content->url;
		}
		if ( '' !== $this->content->frame->signature ) {
			$parts[] = $this->content->frame->signature;
		}
		$parts[] = "--\n" . implode( "\n", array( $this->site_name, ...$this->content->frame->about ) );
		if ( '' !== $this->content->frame->unsubscribe_url ) {
			$parts[] = $this->content->frame->unsubscribe . ":\n" . $this->content->frame->unsubscribe_url;
		}
		return implode( "\n\n", $parts ) . "\n";
	}

	public function html(): string {
		$body = '<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;overflow-wrap:anywhere">' . esc_html( $this->content->subject ) . "</h1>\n";
		foreach ( $this->content->paragraphs as $paragraph ) {
			$body .= self::paragraph( $paragraph );
		}
		if ( '' !== $this->content->url ) {
			// The address is for eyes only: screen readers have the button, and would read a key of 64 characters.
			$body .= '<p style="margin:24px 0"><a href="' . esc_url( $this->content->url ) . '" style="display:inline-block;padding:14px 28px;border-radius:999px;background:' . esc_attr( $this->accent ) . ';color:#ffffff;font-weight:bold;text-decoration:none">'
				. esc_html( $this->content->button ) . '</a></p>'
				. '<p aria-hidden="true" style="margin:0;font-size:13px;color:#5b6485;word-break:break-word">' . esc_html( $this->content->frame->button_help ) . '<br><span style="word-break:break-all">' . esc_html( $this->content->url ) . '</span></p>';
		}
		if ( '' !== $this->content->frame->signature ) {
			$body .= '<div style="margin:24px 0 0">' . self::paragraph( $this->content->frame->signature ) . '</div>';
		}
		$home = '<a href="' . esc_url( PortalUrls::screen( Screen::Home, $this->lang ) ) . '" style="color:' . esc_attr( $this->accent ) . ';text-decoration:none;font-weight:bold;font-size:18px">' . SiteLogo::html( $this->site_name, $this->logo ) . '</a>';
		$foot = implode( '<br>', array_map( static fn ( string $line ): string => make_clickable( esc_html( $line ) ), $this->content->frame->about ) );
		if ( '' !== $this->content->frame->unsubscribe_url ) {
			$foot .= '<br><a href="' . esc_url( $this->content->frame->unsubscribe_url ) . '" style="color:#5b6485">' . esc_html( $this->content->frame->unsubscribe ) . '</a>';
		}
		return '<!doctype html><html lang="' . $this->lang->value . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' . esc_html( $this->content->subject ) . "</title></head>\n"
			. '<body style="margin:0;padding:24px 12px;background:#f3f6fc"><div style="max-width:504px;margin:0 auto;padding:24px 28px 32px;border-radius:20px;background:#ffffff;color:#0f1a3d;font:16px/1.6 Figtree,Segoe UI,Roboto,Helvetica,Arial,sans-serif">'
			. '<p style="margin:0 0 20px">' . $home . "</p>\n" . $body . '</div><p style="max-width:504px;margin:16px auto 0;text-align:center;color:#5b6485;font:13px/1.6 Segoe UI,Roboto,Helvetica,Arial,sans-serif">' . $foot . '</p></body></html>';
	}

	/** Lines that begin with ">" are quoted, see MemberText. */
	private static function paragraph( string $text ): string {
		$html = '';
		foreach ( preg_split( '~^((?:>.*+\n?)++)~m', $text, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) ?: array() as $part ) {
			$lines = nl2br( esc_textarea( trim( (string) preg_replace( '~^> ?~m', '', $part ) ) ), false );
			$html .= str_starts_with( $part, '>' )
				? '<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #b9c6ff">' . $lines . "</blockquote>\n"
				: '<p style="margin:0 0 16px">' . $lines . "</p>\n";
		}
		return $html;
	}
}
