<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * The two parts of a mail: plain text, and HTML that every mail program shows.
 */
final readonly class MailLayout {

	public function __construct( private MailContent $content, private Lang $lang, private string $site_name ) {}

	/** @return list<string> */
	public function headers(): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8' );
		if ( '' !== $this->content->unsubscribe_url ) {
			$headers[] = 'List-Unsubscribe: <' . $this->content->unsubscribe_url . '>';
			$headers[] = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
		}
		return $headers;
	}

	public function text(): string {
		$parts = $this->content->paragraphs;
		if ( '' !== $this->content->url ) {
			$parts[] = $this->content->button . ":\n" . $this->content->url;
		}
		$parts[] = "--\n" . $this->site_name;
		if ( '' !== $this->content->unsubscribe_url ) {
			$parts[] = $this->unsubscribe_text() . ":\n" . $this->content->unsubscribe_url;
		}
		return implode( "\n\n", $parts ) . "\n";
	}

	public function html(): string {
		$body = '';
		foreach ( $this->content->paragraphs as $paragraph ) {
			$body .= '<p style="margin:0 0 16px">' . nl2br( esc_textarea( $paragraph ), false ) . "</p>\n";
		}
		if ( '' !== $this->content->url ) {
			$body .= '<p style="margin:24px 0"><a href="' . esc_url( $this->content->url ) . '" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#1f43d6;color:#ffffff;font-weight:bold;text-decoration:none">'
				. esc_html( $this->content->button ) . '</a></p>'
				. '<p style="margin:0 0 16px;font-size:13px;color:#5b6485;word-break:break-all">' . esc_html( $this->content->url ) . '</p>';
		}
		$foot = esc_html( $this->site_name );
		if ( '' !== $this->content->unsubscribe_url ) {
			$foot .= '<br><a href="' . esc_url( $this->content->unsubscribe_url ) . '" style="color:#5b6485">' . esc_html( $this->unsubscribe_text() ) . '</a>';
		}
		return '<!doctype html><html lang="' . $this->lang->value . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' . esc_html( $this->content->subject ) . "</title></head>\n"
			. '<body style="margin:0;padding:24px 12px;background:#f3f6fc"><div style="max-width:560px;margin:0 auto;padding:32px 28px;border-radius:20px;background:#ffffff;color:#0f1a3d;font:16px/1.6 Figtree,Segoe UI,Roboto,Helvetica,Arial,sans-serif">'
			. $body . '</div><p style="max-width:560px;margin:16px auto 0;text-align:center;color:#5b6485;font:13px/1.5 Segoe UI,Roboto,Helvetica,Arial,sans-serif">' . $foot . '</p></body></html>';
	}

	private function unsubscribe_text(): string {
		return __( 'Stop these mails', 'mentoriai-portal' );
	}
}
