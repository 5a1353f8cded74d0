/** What `ssh_config` may hold, in lower case: today's keywords, those of distributions, and those that are only passed over. */
const KEYWORDS = new Set(
  `addkeystoagent addressfamily afstokenpassing batchmode bindaddress bindinterface canonicaldomains
  canonicalizefallbacklocal canonicalizehostname canonicalizemaxdots canonicalizepermittedcnames casignaturealgorithms
  certificatefile challengeresponseauthentication channeltimeout checkhostip cipher ciphers clearallforwardings
  compression compressionlevel connectionattempts connecttimeout controlmaster controlpath controlpersist
  dsaauthentication dynamicforward enableescapecommandline enablesshkeysign escapechar exitonforwardfailure fallbacktorsh
  fingerprinthash forkafterauthentication forwardagent forwardx11 forwardx11timeout forwardx11trusted gatewayports
  globalknownhostsfile globalknownhostsfile2 gssapiauthentication gssapiclientidentity gssapidelegatecredentials
  gssapikexalgorithms gssapikeyexchange gssapirenewalforcesrekey gssapiserveridentity gssapitrustdns hashknownhosts host
  hostbasedacceptedalgorithms hostbasedauthentication hostbasedkeytypes hostkeyalgorithms hostkeyalias hostname
  identitiesonly identityagent identityfile identityfile2 ignoreunknown include ipqos kbdinteractiveauthentication
  kbdinteractivedevices keepalive kerberosauthentication kerberostgtpassing kexalgorithms knownhostscommand localcommand
  localforward loglevel logverbose macs match nohostauthenticationforlocalhost numberofpasswordprompts
  obscurekeystroketiming passwordauthentication permitlocalcommand permitremoteopen pkcs11provider port
  preferredauthentications protocol protocolkeepalives proxycommand proxyjump proxyusefdpass pubkeyacceptedalgorithms
  pubkeyacceptedkeytypes pubkeyauthentication refuseconnection rekeylimit remotecommand remoteforward requesttty
  requiredrsasize revokedhostkeys rhostsauthentication rhostsrsaauthentication rsaauthentication securitykeyprovider
  sendenv serveralivecountmax serveraliveinterval sessiontype setenv setuptimeout skeyauthentication smartcarddevice
  stdinnull streamlocalbindmask streamlocalbindunlink stricthostkeychecking syslogfacility tag tcpkeepalive
  tisauthentication tunnel tunneldevice updatehostkeys useblacklistedkeys useprivilegedport user userknownhostsfile
  userknownhostsfile2 useroaming usersh verifyhostkeydns versionaddendum visualhostkey warnweakcrypto
  xauthlocation`.split(/\s+/),
);

/** Whether OpenSSH's client knows a keyword, in lower case. */
export function isSshKeyword(keyword: string): boolean {
  return KEYWORDS.has(keyword);
}

/**
 * Why a setting cannot be followed without the client: it decides which blocks or which machine are meant, or how the
 * connection is made. `undefined` where it can, or does not matter.
 */
export function clientAlone(keyword: string, value: string): string | undefined {
  const decides =
    keyword === "match" ||
    keyword === "include" ||
    (keyword === "canonicalizehostname" && !/^(no|false|none)$/i.test(value)) ||
    (keyword === "proxyusefdpass" && !/^(no|false)$/i.test(value)) ||
    (keyword === "refuseconnection" && value !== "");
  return decides ? `${keyword} can be followed by an installed ssh client only` : undefined;
}
